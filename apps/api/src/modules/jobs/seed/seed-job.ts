/** A job to seed. Lists become CRLF-separated lines, `details` a JSON object in the description. */
export interface SeedJob {
  /** Days between its posting and the first start. */
  daysAgo: number;
  code: string;
  title: string;
  location: string;
  years: number;
  level: 'Junior' | 'Mid' | 'Senior' | 'Lead';
  type: 'Full-time' | 'Contract' | 'Internship';
  mode: 'On-site' | 'Hybrid' | 'Remote';
  info: string;
  description: string;
  details?: JobDetails;
  requirements: readonly string[];
  skills: readonly string[];
  qualification: string;
  /** Salary range per year in rupees; empty where it is not published. */
  salary: string;
}

/** The keys that the job page takes out of the description (spec 3). */
export interface JobDetails {
  tools?: readonly string[];
  reporting_to?: string;
  team?: string;
  job_description?: { unique_journey: readonly string[] };
}
