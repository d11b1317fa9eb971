import MiniSearch, { type QueryCombination } from 'minisearch';
import type { JobSummary } from './jobs.ts';

const FACTS = ['jobLevel', 'jobType', 'jobMode'] as const;
const FIELDS = ['jobTitle', 'jobLocation', 'jobCode', ...FACTS, 'jobInfo'] as const;

/** A job of the list; of its searched fields, all but the title may be absent. */
export type SearchedJob = Pick<JobSummary, 'jobId' | 'jobTitle'> & {
  readonly [Field in (typeof FIELDS)[number]]?: string | undefined;
};

/** A search by keywords over some jobs. */
export interface JobSearch {
  /** The ids of the jobs that have every word, the best match first; none for blank keywords. */
  find(keywords: string): number[];
  /** The ids of the jobs that are similar to a job, the most similar first. */
  findSimilar(job: SearchedJob): number[];
}

/**
 * Indexes jobs for a search by keywords, which tolerates typing mistakes, finds a word by its
 * beginning, and ranks titles first. The careers page and job alerts use the same search.
 */
export function createJobSearch(jobs: readonly SearchedJob[]): JobSearch {
  const index = createIndex();
  index.addAll(jobs);
  return toJobSearch(index);
}

/** The same, but indexed in small steps, so that the page stays responsive. */
export async function buildJobSearch(jobs: readonly SearchedJob[]): Promise<JobSearch> {
  const index = createIndex();
  await index.addAllAsync(jobs, { chunkSize: JOBS_A_STEP });
  return toJobSearch(index);
}

/** A slow phone indexes this many in less than a frame. */
const JOBS_A_STEP = 25;

function createIndex(): MiniSearch<SearchedJob> {
  return new MiniSearch<SearchedJob>({
    idField: 'jobId',
    fields: [...FIELDS],
    tokenize: splitField,
    processTerm: normalizeTerm,
    searchOptions: {
      tokenize: splitKeywords,
      boost: { jobTitle: 4, jobLocation: 2, jobCode: 2 },
      combineWith: 'AND',
      // Too many words begin with the same one or two letters.
      prefix: (term) => countLetters(term) > 2,
    },
  });
}

function toJobSearch(index: MiniSearch<SearchedJob>): JobSearch {
  // Mistakes are tolerated only in words that no job has: "Texas" is two letters away from "tests".
  const fuzzy = (word: string) => (index.search(word).length > 0 ? 0 : maxMistakes(word));
  return {
    find: (keywords) => index.search(toQuery(keywords, fuzzy)).map(({ id }) => Number(id)),
    findSimilar({ jobId, jobTitle, jobInfo = '', jobLevel = '', jobType = '', jobMode = '' }) {
      const any = { combineWith: 'OR' } as const;
      const stems = { ...any, tokenize: splitText, processTerm: toStem };
      const title = { ...stems, queries: [jobTitle], fields: ['jobTitle'] };
      const text = { ...stems, queries: [jobTitle, jobInfo], fields: ['jobTitle', 'jobInfo'] };
      const facts = { queries: [jobLevel, jobType, jobMode], fields: [...FACTS], ...any };
      // Similar jobs share a word in the title; texts and facts rank them.
      const similar = index.search(
        { combineWith: 'AND', queries: [title, { ...any, queries: [text, facts] }] },
        { filter: ({ id }) => id !== jobId },
      );
      return similar.map(({ id }) => Number(id));
    },
  };
}

/** How many letters may be wrong; two letters that have changed places count twice. */
function maxMistakes(term: string): number {
  const letters = countLetters(term);
  if (letters < 4) return 0;
  return letters === 4 ? 1 : 2;
}

/** A word as people write skills, such as C#, C++, .NET, Node.js, R&D and 401(k). */
const WORD = /\d+\(\p{L}\)|\.?[\p{L}\p{N}\p{M}]+(?:[.&][\p{L}\p{N}\p{M}]+)*[+#]*/gu;

function splitKeywords(text: string): string[] {
  return text.match(WORD) ?? [];
}

/** The words of a field, and each pair of neighbors as one, so that 'fullstack' finds 'full-stack'. */
function splitField(text: string): string[] {
  return [...splitText(text), ...joinNeighbors(splitKeywords(text))];
}

/** Looks for each keyword, or for it and a neighbor as one: 'front end' finds 'frontend'. */
function toQuery(keywords: string, fuzzy: (word: string) => number): QueryCombination {
  const all = { combineWith: 'AND' } as const;
  const words = splitKeywords(keywords);
  const pairs = joinNeighbors(words).map((pair) => ({ ...all, prefix: false, queries: [pair] }));
  const queries = words.map((word, place): QueryCombination => {
    const withNeighbor = pairs.slice(Math.max(0, place - 1), place + 1);
    return {
      combineWith: 'OR',
      queries: [{ ...all, queries: [word], fuzzy: fuzzy(word) }, ...withNeighbor],
    };
  });
  return { ...all, queries };
}

function joinNeighbors(words: readonly string[]): string[] {
  return words.slice(1).map((word, place) => `${words[place]}${word}`);
}

/** Words with a dot have parts that are words too: ASP.NET is also found as ASP, .NET and NET. */
function splitText(text: string): string[] {
  return splitKeywords(text).flatMap((word) => {
    const parts = word.split('.');
    if (parts.length === 1) return word;
    return [...new Set([word, `.${parts.at(-1)}`, ...parts.filter((part) => part.length > 1)])];
  });
}

function countLetters(term: string): number {
  return term.replaceAll(/[^\p{L}\p{N}]/gu, '').length;
}

/** No word is longer, and the time to normalize a text grows with the square of its length. */
const MAX_WORD_LENGTH = 100;

/** Removes accents, case, and the optional ending of a JavaScript library: React.js is React. */
function normalizeTerm(term: string): string {
  return term
    .slice(0, MAX_WORD_LENGTH)
    .normalize('NFD')
    .replaceAll(/[\p{M}()]/gu, '')
    .toLowerCase()
    .replace(/(\w\w)\.?js$/, '$1');
}

/** The keywords that occur in some jobs, in the spelling of the jobs. */
export function findJobWords(keywords: string, jobs: readonly SearchedJob[]): string[] {
  const texts = jobs.flatMap((job) => FIELDS.map((field) => job[field] ?? ''));
  const words = new Map(texts.flatMap(splitField).map((word) => [normalizeTerm(word), word]));
  const find = (word: string) => words.get(normalizeTerm(word));
  const asked = splitKeywords(keywords);
  return asked.flatMap(
    (word, place) => find(word) ?? find(`${word}${asked[place + 1] ?? ''}`) ?? [],
  );
}

/** Words for the rank of a job, which do not describe its work. */
const RANK =
  /^(?:senior|junior|lead|principal|staff|associate|head|chief|intern|trainee|graduate)$/;

/**
 * The beginning of a word, since 'payments' is the same work as 'payment'. Short words are names in
 * capitals only, such as SAP.
 */
function toStem(word: string): string | null {
  const term = normalizeTerm(word);
  const isName = word.length > 1 && word === word.toUpperCase();
  return RANK.test(term) || (word.length < 4 && !isName) ? null : term.slice(0, 6);
}
