import { endpoints, type ApplicationFileName } from '@kestrova/api-contract';
import type { ApiClient } from './api-client.ts';
import { bearerHeader } from './bearer-header.ts';
import { callEndpoint } from './call-endpoint.ts';
import {
  isObject,
  readDate,
  readNumber,
  readText,
  readTexts,
  type ResponseReader,
} from './read-response.ts';
import { useServerState, type ServerState } from './use-server-state.ts';

/** A stored file of an application as the client reads it. */
export interface ReceivedFile {
  readonly part: ApplicationFileName;
  readonly name: string;
  /** In bytes. */
  readonly size?: number | undefined;
}

/** An application as its applicant sees it; all but the reference may be absent. */
export interface ReceivedOwnApplication {
  readonly reference: string;
  readonly jobId?: number | undefined;
  readonly jobTitle?: string | undefined;
  readonly jobCode?: string | undefined;
  readonly jobLocation?: string | undefined;
  /** Whether the job still takes applications. */
  readonly isJobOpen: boolean;
  /** A date that `Date` can read. */
  readonly receivedAt?: string | undefined;
  readonly files: readonly ReceivedFile[];
}

/** The application behind an emailed link; an ApiError of kind `not-found` where there is none. */
export function getOwnApplication(
  client: ApiClient,
  secret: string,
  signal?: AbortSignal,
): Promise<ReceivedOwnApplication> {
  return callEndpoint(client, endpoints.getOwnApplication, readOwnApplication, {
    headers: bearerHeader(secret),
    signal,
  });
}

/** The application behind an emailed link, forgotten when the page is left. */
export function useOwnApplication(secret: string): ServerState<ReceivedOwnApplication> {
  return useServerState({
    queryKey: ['own-application', secret],
    queryFn: (client, signal) => getOwnApplication(client, secret, signal),
    isPersonal: true,
  });
}

const readOwnApplication: ResponseReader<ReceivedOwnApplication> = (json) => {
  if (!isObject(json)) return undefined;
  const reference = readText(json['reference']);
  if (!reference) return undefined;
  const { files } = json;
  return {
    reference,
    jobId: readNumber(json['jobId']),
    ...readTexts(json, ['jobTitle', 'jobCode', 'jobLocation']),
    isJobOpen: json['isJobOpen'] === true,
    receivedAt: readDate(json['receivedAt']),
    files: Array.isArray(files) ? files.flatMap((file) => readFile(file) ?? []) : [],
  };
};

const readFile: ResponseReader<ReceivedFile> = (json) => {
  if (!isObject(json)) return undefined;
  const { part } = json;
  const name = readText(json['name']);
  if (!name || (part !== 'cv' && part !== 'additionalFile')) return undefined;
  return { part, name, size: readNumber(json['size']) };
};
