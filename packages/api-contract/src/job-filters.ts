/** What a visitor may narrow a list of jobs by, and the field of a job that each of them compares. */
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

/** Whether a job has the chosen value of every filter, in any case. */
export function matchesFilters(job: FilteredJob, choice: JobFilterChoice): boolean {
  return jobFilterNames.every((name) => {
    const wanted = choice[name];
    const value = job[jobFilters[name]] ?? '';
    return !wanted || normalizeFilterValue(value) === normalizeFilterValue(wanted);
  });
}

/** What values that count as one have in common. */
export function normalizeFilterValue(value: string): string {
  return value.trim().toLowerCase();
}
