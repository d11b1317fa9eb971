import { useQuery, type QueryKey } from '@tanstack/react-query';
import { useApiClient } from './api-client-context.ts';
import type { ApiClient } from './api-client.ts';
import { initialDataOptions, type InitialData } from './initial-data.ts';
import { queryClientOf } from './query-client.ts';

/** What a page knows of something that the server has. */
export interface ServerState<Value> {
  /** The last value that was read; it stays when a later attempt fails. */
  readonly data: Value | undefined;
  /** When `data` was read, in milliseconds since 1970; 0 without data. */
  readonly readAt: number;
  /** Why the last attempt failed, if it did. */
  readonly error: Error | null;
  readonly isFetching: boolean;
  /** Abandons an attempt that is under way, and asks anew. */
  readonly reload: () => void;
}

interface Question<Value> {
  readonly queryKey: QueryKey;
  readonly read: (client: ApiClient, signal: AbortSignal) => Promise<Value>;
  /** What the page came with. */
  readonly initialData: InitialData<Value> | undefined;
}

/** Asks the server, and remembers what it said while the document lives. */
export function useServerState<Value>(question: Question<Value>): ServerState<Value> {
  const { queryKey, read, initialData } = question;
  const client = useApiClient();
  const queryClient = queryClientOf(client);
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery(
    { queryKey, queryFn: ({ signal }) => read(client, signal), ...initialDataOptions(initialData) },
    queryClient,
  );

  async function reload() {
    // Without data a second attempt would join the first, which may never end.
    await queryClient.cancelQueries({ queryKey });
    await refetch();
  }

  // A visitor's clock may be behind that of whoever wrote the page.
  const readAt = Math.max(dataUpdatedAt, initialData?.readAt ?? 0);
  return { data, readAt, error, isFetching, reload: () => void reload() };
}
