import { Agent, request as startRequest } from 'node:http';
import { API_PREFIX, endpoints } from '@kestrova/api-contract';
import { createFile, createPdf } from './sample-files.ts';
import { createApplicationData, createApplicationForm, createVisitor } from './visitor.ts';

const cvSize = 200_000;

/** Starts applications on keep-alive connections, as a browser or a proxy does, and stops half-way. */
export async function openUploads(port: number, count: number) {
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
          ...tokens,
          'content-type': form.headers.get('content-type') ?? '',
          'content-length': body.length,
        },
      });
      const { promise, resolve } = Promise.withResolvers<{ status: number; connection?: string }>();
      upload.on('response', (response) => {
        const { connection = '' } = response.headers;
        resolve({ status: response.statusCode ?? 0, connection });
        response.resume();
      });
      upload.on('error', () => resolve({ status: 0 }));
      upload.write(body.subarray(0, body.length / 2));
      return {
        /** Sends the second half. */
        finish: () => upload.end(body.subarray(body.length / 2)),
        abandon: () => upload.destroy(),
        /** Status 0 if the connection broke before. */
        response: promise,
      };
    }),
  );
}
