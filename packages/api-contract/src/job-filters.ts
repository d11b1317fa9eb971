/** The filters of a list of jobs, each with the field of a job that it compares. */
export const jobFilters = {
  place: 'jobLocation',
  type: 'jobType',
  mode: 'jobMode',
  level: 'jobLevel',
} as const;

export type JobFilterName = keyof typeof jobFilters;

/** The chosen value of each filter; absent or empty if any value will do. */
export type JobFilterChoice = Readonly<Partial<Record<JobFilterName, string | undefined>>>;

/** The fields of a job that filters compare. */
export type FilteredJob = Readonly<
  Partial<Record<(typeof jobFilters)[JobFilterName], string | undefined>>
>;

/** The filters by their names, in the order in which they are shown. */
export const jobFilterNames = Object.keys(jobFilters) as JobFilterName[];

/** A record with a value for each filter. */
export function mapFilters<Value>(create: (name: JobFilterName) => Value) {
  const entries = jobFilterNames.map((name) => [name, create(name)]);
  return Object.fromEntries(entries) as Record<JobFilterName, Value>;
}

/** Whether a job has the chosen value of every filter; case is ignored. */
export function matchesFilters(job: FilteredJob, choice: JobFilterChoice): boolean {
  return jobFilterNames.every((name) => {
    const wanted = choice[name];
    const value = job[jobFilters[name]] ?? '';
    return !wanted || normalizeFilterValue(value) === normalizeFilterValue(wanted);
  });
}

/** Values with the same normalized form count as equal. */
export function normalizeFilterValue(value: string): string {
  return value.trim().toLowerCase();
}
