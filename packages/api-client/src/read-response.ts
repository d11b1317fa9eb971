/*
 * How the client reads what the server says: liberally, so that one odd field hides nothing else.
 * What is missing, null or of another type is absent; what the server may write stands in
 * `responses`. Plain functions, since a page that only lists jobs would carry zod for them.
 */

/** Reads a response's JSON; undefined where it is not of the expected kind. */
export type ResponseReader<Value> = (json: unknown) => Value | undefined;

/** What every job of the client has; all but the id and the title may be absent. */
interface ReceivedJob {
  readonly jobId: number;
  readonly jobTitle: string;
  readonly jobLocation?: string | undefined;
  readonly jobCode?: string | undefined;
  /** In years; the contract's own spelling. */
  readonly experince?: number | undefined;
  readonly jobType?: string | undefined;
  readonly jobMode?: string | undefined;
  /** A date that `Date` can read. */
  readonly createdDate?: string | undefined;
}

/** A job of the list as the client reads it. */
export interface ReceivedJobSummary extends ReceivedJob {
  readonly jobLevel?: string | undefined;
  readonly jobInfo?: string | undefined;
}

/** A job with its description as the client reads it. */
export interface ReceivedJobDetails extends ReceivedJob {
  readonly jobDescription?: string | undefined;
  readonly jobRequirements?: string | undefined;
  readonly skills?: string | undefined;
  readonly qualification?: string | undefined;
  /** The salary range; the contract's own spelling. */
  readonly benifits?: string | undefined;
}

/** The envelope around a submission's response; a code in quotes is the same code. */
export interface ReceivedSubmission {
  /** Absent where there is no number to be read. */
  readonly responseCode: number | undefined;
  readonly responseMessage: string | undefined;
}

/** Reads one job of the list. */
export const readJobSummary: ResponseReader<ReceivedJobSummary> = (json) => {
  const job = readJob(json);
  return job && { ...job, ...readTexts(json, ['jobLevel', 'jobInfo']) };
};

/** Reads the list, whose entries are for `readJobSummary` to read one by one. */
export const readJobList: ResponseReader<unknown[]> = (json) =>
  Array.isArray(json) ? json : undefined;

/** Reads a job with its description. */
export const readJobDetails: ResponseReader<ReceivedJobDetails> = (json) => {
  const job = readJob(json);
  const names = [
    'jobDescription',
    'jobRequirements',
    'skills',
    'qualification',
    'benifits',
  ] as const;
  return job && { ...job, ...readTexts(json, names) };
};

/** Reads what the server said to a submission, whichever part of it is there. */
export const readSubmission: ResponseReader<ReceivedSubmission> = (json) => {
  if (!isObject(json)) return undefined;
  const { responseCode, responseMessage } = json;
  const digits = typeof responseCode === 'string' && /^\d+$/.test(responseCode);
  return {
    responseCode: digits ? Number(responseCode) : readNumber(responseCode),
    responseMessage: readText(responseMessage),
  };
};

/** Reads the token for the header of the next POST. */
export const readCsrfToken: ResponseReader<{ csrfToken: string }> = (json) => {
  const csrfToken = isObject(json) ? readText(json['csrfToken']) : undefined;
  return csrfToken === undefined ? undefined : { csrfToken };
};

/** The text of an HTTP error's body (spec 8): exceptionMsg, or else error. */
export const readErrorMessage: ResponseReader<string> = (json) => {
  if (!isObject(json)) return undefined;
  const texts = [json['exceptionMsg'], json['error'], json['responseMessage']];
  return texts.map(readText).find(Boolean);
};

function readJob(json: unknown): ReceivedJob | undefined {
  if (!isObject(json)) return undefined;
  const { jobId, jobTitle, experince, createdDate } = json;
  if (!Number.isSafeInteger(jobId) || Number(jobId) < 1) return undefined;
  if (typeof jobTitle !== 'string' || jobTitle.trim() === '') return undefined;
  return {
    jobId: Number(jobId),
    jobTitle,
    experince: readNumber(experince),
    createdDate: readDate(createdDate),
    ...readTexts(json, ['jobLocation', 'jobCode', 'jobType', 'jobMode']),
  };
}

/** The texts of an object's fields; undefined for each that is missing or no text. */
export function readTexts<Name extends string>(json: unknown, names: readonly Name[]) {
  const texts = names.map((name) => [name, isObject(json) ? readText(json[name]) : undefined]);
  return Object.fromEntries(texts) as Record<Name, string | undefined>;
}

/** A text as it stands. */
export function readText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** A number as it stands. */
export function readNumber(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

/** A date that `Date` can read. */
export function readDate(value: unknown): string | undefined {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : undefined;
}

/** Whether a value has fields. */
export function isObject(json: unknown): json is Readonly<Record<string, unknown>> {
  return typeof json === 'object' && json !== null;
}
