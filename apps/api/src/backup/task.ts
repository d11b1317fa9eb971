/** What runs for more than a moment: it can be stopped, and shows how far it is. */
export interface Task {
  /** Aborted with a BackupError when the operator stops it. */
  signal: AbortSignal;
  withProgress: <Result>(
    label: string,
    total: number,
    work: (advance: (by?: number) => void) => Promise<Result>,
  ) => Promise<Result>;
}
