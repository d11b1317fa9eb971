import { listPdfs } from './pdf-samples.ts';
import { listDocs, listDocx } from './word-samples.ts';

let samples: ReturnType<typeof createSamples> | undefined;

/** Every kind of document and of what is sent in its place, and the verdict on it. */
function createSamples() {
  return Object.entries({ pdf: listPdfs(), doc: listDocs(), docx: listDocx() }).flatMap(
    ([kind, rows]) =>
      rows.map(([name, content, verdict]) => {
        const bytes = Buffer.from(content as Uint8Array);
        return { name, content: bytes, kind, fileName: `cv.${kind}`, verdict };
      }),
  );
}

// Made once, since those that unpack to much take a while.
const listSamples = () => (samples ??= createSamples());

/** Files that are no documents or harmful, with the reason of their rejection. */
export function hostileFiles() {
  return listSamples().flatMap(({ verdict, ...file }) =>
    typeof verdict === 'string' ? [{ ...file, reason: verdict }] : [],
  );
}

/** Documents that readers open and that are accepted, with what is marked in them. */
export function unusualFiles() {
  return listSamples().flatMap(({ verdict, ...file }) =>
    typeof verdict === 'string' ? [] : [{ ...file, activeContent: verdict }],
  );
}
