import type { ReceivedJobSummary } from '@kestrova/api-client';

/** How many similar jobs a job's page offers. */
const MAX_SIMILAR = 3;

/** Of each word; 'Payments' and 'payment' begin alike, as do 'designer' and 'design'. */
const STEM_LENGTH = 6;

/** What a word of a title tells of the work, beside one of the text under it. */
const TITLE_WEIGHT = 3;

/** What an equal level, type or mode counts: it decides between jobs of much the same work. */
const FACT_WEIGHT = 0.2;

/** Says how senior or of what kind a post is, not what the work is. */
const RANKS =
  /^(?:senior|junior|lead|principal|staff|associate|head|chief|intern|trainee|graduate)$/;

/** The words of a job by their stems, with their weights. */
type Words = ReadonlyMap<string, number>;

const NONE: Words = new Map();

/**
 * Finds the jobs of a list whose work is most like that of one of them, the most alike first. Work is
 * told by the words that two jobs share, rare ones more than common ones; the place counts for nothing.
 */
export function createSimilarJobs(
  jobs: readonly ReceivedJobSummary[],
): (jobId: number) => ReceivedJobSummary[] {
  const words = new Map(jobs.map((job) => [job.jobId, readWords(job)]));
  const counts = new Map<string, number>();
  for (const stem of jobs.flatMap(({ jobId }) => [...(words.get(jobId)?.keys() ?? [])])) {
    counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  const rarity = (stem: string) => Math.log(jobs.length / (counts.get(stem) ?? jobs.length));

  return (jobId) => {
    const job = jobs.find((candidate) => candidate.jobId === jobId);
    if (!job) return [];
    return jobs
      .filter((other) => other.jobId !== jobId)
      .map((other) => ({ other, work: compare(words.get(jobId), words.get(other.jobId), rarity) }))
      .filter(({ work }) => work > 0)
      .map(({ other, work }) => ({
        other,
        score: work + FACT_WEIGHT * countEqualFacts(job, other),
      }))
      .toSorted((one, another) => another.score - one.score)
      .slice(0, MAX_SIMILAR)
      .map(({ other }) => other);
  };
}

function readWords({ jobTitle, jobInfo }: ReceivedJobSummary): Words {
  const weigh = (text: string, weight: number) =>
    listStems(text).map((stem) => [stem, weight] as const);
  return new Map([...weigh(jobInfo ?? '', 1), ...weigh(jobTitle, TITLE_WEIGHT)]);
}

/** Short words hold a text together; only in capitals they are names, such as SAP. */
function listStems(text: string): string[] {
  return (text.match(/[\p{L}\p{N}+#]+/gu) ?? [])
    .filter((word) => word.length > 3 || (word.length > 1 && word === word.toUpperCase()))
    .map((word) => word.toLowerCase())
    .filter((word) => !RANKS.test(word))
    .map((word) => word.slice(0, STEM_LENGTH));
}

/** How much of the work two jobs share; 0 where their titles have no word in common. */
function compare(one: Words = NONE, other: Words = NONE, rarity: (stem: string) => number): number {
  const shared = [...one].map(([stem, weight]) => ({
    stem,
    weight: weight * (other.get(stem) ?? 0),
  }));
  if (!shared.some(({ weight }) => weight === TITLE_WEIGHT ** 2)) return 0;
  return shared.reduce((sum, { stem, weight }) => sum + weight * rarity(stem), 0);
}

function countEqualFacts(one: ReceivedJobSummary, other: ReceivedJobSummary): number {
  const facts = ['jobLevel', 'jobType', 'jobMode'] as const;
  return facts.filter((fact) => one[fact] !== undefined && one[fact] === other[fact]).length;
}
