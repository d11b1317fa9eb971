/** Openings as a list shows them: a short title, one that wraps, and one posted long ago. */
export const sampleJobs = [
  {
    title: 'Senior Java Engineer',
    initials: 'SJE',
    facts: ['Wilmington, DE', '6 years of experience'],
    pills: ['Senior', 'Full-time', 'Hybrid'],
    info: 'Own the ledger service that settles agent transactions for two banks, end to end.',
    posted: 'Posted Today',
  },
  {
    title: 'Agent Banking Integration and Reconciliation Specialist',
    initials: 'ABI',
    facts: ['Austin, TX', '4 years of experience'],
    pills: ['Intermediate', 'Full-time', 'On-site'],
    info: 'Connect core banking systems, and find out why a file of 40,000 lines is one line short.',
    posted: 'Posted 1 day ago',
  },
  {
    title: 'Product Designer',
    initials: 'PD',
    facts: ['Remote, USA', '3 years of experience'],
    pills: ['Intermediate', 'Contract', 'Remote'],
    info: 'Draw the screens that a clerk opens four hundred times a day, and watch them being used.',
    posted: 'Posted 41 days ago',
  },
] as const;
