/** What came of a run. */
export interface RunResult {
  /** In a few words, with the counts that matter. */
  found: string;
  /** Where a bar does not hold; none where all do. */
  problems: readonly string[];
}

/** One of the long runs. */
export interface Run {
  name: string;
  size: string;
  run(progress: Progress): Promise<RunResult>;
}

/** How a run and whoever waits for it hear of each other. */
export interface Progress {
  /** Says how far the run is. */
  tell: (text: string) => void;
  /** Aborted where the run is to end early, with what it has done. */
  signal: AbortSignal;
}

/** The problems among counts that must be zero. */
export function listProblems(counts: Readonly<Record<string, number>>): string[] {
  return Object.entries(counts).flatMap(([name, count]) =>
    count === 0 ? [] : [`${count} ${name}`],
  );
}
