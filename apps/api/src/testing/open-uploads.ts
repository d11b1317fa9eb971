import { Agent, request as startRequest } from 'node:http';
import { API_PREFIX, endpoints } from '@kestrova/api-contract';
import { createFile, createPdf } from './sample-files.ts';
import { createApplicationData, createApplicationForm, createVisitor } from './visitor.ts';

/** An application of which the server has the first half. */
export interface OpenUpload {
  /** Sends the second half. */
  finish(): void;
  /** Closes the connection. */
  abandon(): void;
  /** The response; status 0 where the connection broke before. */
  response: Promise<{ status: number; connection: string | undefined }>;
}

const cvSize = 200_000;

/** Starts applications on keep-alive connections, as a browser or a proxy does, and stops half-way. */
export async function openUploads(
  port: number,
  count: number,
  headers: Readonly<Record<string, string>> = {},
): Promise<OpenUpload[]> {
  const origin = `http://127.0.0.1:${port}`;
  const { tokens } = await createVisitor(port);
  const agent = new Agent({ keepAlive: true });
  return Promise.all(
    Array.from({ length: count }, async () => {
      const cv = createFile(createPdf(cvSize), 'cv.pdf');
      const form = new Response(createApplicationForm(createApplicationData(), { cv }));
      const body = Buffer.from(await form.arrayBuffer());
      const upload = startRequest(`${origin}${API_PREFIX}${endpoints.submitApplication.path}`, {
        agent,
        method: 'POST',
        headers: {
          ...headers,
          ...tokens,
          'content-type': form.headers.get('content-type') ?? '',
          'content-length': body.length,
        },
      });
      const { promise, resolve } = Promise.withResolvers<Awaited<OpenUpload['response']>>();
      upload.on('response', (response) => {
        resolve({ status: response.statusCode ?? 0, connection: response.headers.connection });
        response.resume();
      });
      upload.on('error', () => resolve({ status: 0, connection: undefined }));
      upload.write(body.subarray(0, body.length / 2));
      return {
        finish: () => upload.end(body.subarray(body.length / 2)),
        abandon: () => upload.destroy(),
        response: promise,
      };
    }),
  );
}
