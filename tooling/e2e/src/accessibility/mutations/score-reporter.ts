import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Share of the defects that has to be caught. */
const LEAST_SHARE = 0.9;

/** Prints how many planted defects were caught, by which checks, and which were not. */
class ScoreReporter implements Reporter {
  #caught: string[] = [];
  #survived: string[] = [];
  #unsound: string[] = [];
  #undecided: string[] = [];

  onTestEnd({ title }: TestCase, { status, annotations, error }: TestResult) {
    const isCaught = status === 'passed';
    if (title.startsWith('sound: ')) {
      if (!isCaught) this.#unsound.push(`${title}: ${error?.message ?? status}`);
      return;
    }
    const by = annotations.find(({ type }) => type === 'caught by')?.description;
    if (isCaught && by) this.#caught.push(by);
    else if (status === 'failed') this.#survived.push(title);
    else this.#undecided.push(title);
    process.stdout.write(`${isCaught ? 'caught' : status} ${title}${by ? `: ${by}` : ''}\n`);
  }

  onEnd(): Promise<Pick<FullResult, 'status'>> {
    const all = this.#caught.length + this.#survived.length + this.#undecided.length;
    const share = this.#caught.length / all;
    const byCheck = Map.groupBy(this.#caught, (check) => check);
    const counts = [...byCheck].map(([check, { length }]) => `${check} ${length}`).join(', ');
    process.stdout.write(
      `\n${this.#caught.length} of ${all} planted defects caught (${(share * 100).toFixed(1)} %): ${counts}\n`,
    );
    for (const title of this.#survived) process.stdout.write(`not caught: ${title}\n`);
    for (const title of this.#undecided) process.stdout.write(`out of time: ${title}\n`);
    for (const title of this.#unsound) process.stdout.write(`fails without a defect: ${title}\n`);
    const isGood = this.#unsound.length === 0 && share >= LEAST_SHARE;
    return Promise.resolve({ status: isGood ? 'passed' : 'failed' });
  }
}

// oxlint-disable-next-line import/no-default-export -- Playwright takes a reporter by its default export.
export default ScoreReporter;
