import type { AlertsPageCopy } from '../schemas/own-pages.ts';

/** The copy of the page on which job alerts are turned on, listed and ended. */
export const alertsPage: AlertsPageCopy = {
  meta: {
    title: 'Your job alerts',
    description:
      'Turn on a job alert that you asked for, see every alert of your email address, and end any of them, by the link in each of our alert emails.',
    indexed: false,
  },
  heading: 'Your job alerts',
  text: 'We write when a new position matches what you look for: one email a day at most, and each of them leads back to this page.',
  withoutScript:
    'This page needs JavaScript to show your alerts. Without it, write to us from the address that they go to.',
  linkMissing: {
    heading: 'The link in our email opens this page',
    text: 'Every alert email carries a link that belongs to its address. Please open that one, or copy all of it into the address bar.',
  },
  notFound: {
    heading: 'No alert is behind this link',
    text: 'The alert has ended, or the link lost a part on its way. An alert that is still on has a working link in its latest email.',
  },
  toCareers: 'Look for jobs',
  loading: 'Fetching your alerts.',
  failed: {
    heading: 'Your alerts did not load',
    text: 'Nothing about them has changed. A second attempt usually helps.',
    retry: 'Try again',
  },
  stale: {
    text: 'These alerts could not be refreshed. They are as they were read on',
    retry: 'Try again',
    retrying: 'Asking for your alerts again.',
  },
  unsure:
    'We heard nothing back, so this may or may not have worked. It is safe to press the button a second time.',
  confirm: {
    heading: 'One press, and this alert is on',
    text: 'Until you turn it on, we send nothing more about it.',
    action: 'Turn on this alert',
    done: 'This alert is on',
  },
  list: {
    heading: 'All alerts of this address',
    address: 'They go to',
    empty: 'No alert is left for this address. You can ask for a new one beside any list of jobs.',
  },
  since: 'Since',
  waiting: 'Not turned on yet; asked for on',
  see: 'See these jobs now',
  end: 'End this alert',
  ended: 'This alert has ended, and no more email comes from it.',
};
