import { listPdfs } from './pdf-samples.ts';
import { listDocs, listDocx } from './word-samples.ts';

let samples: ReturnType<typeof createSamples> | undefined;

/** Creates all samples of documents, and of other files sent as documents, with their verdicts. */
function createSamples() {
  return Object.entries({ pdf: listPdfs(), doc: listDocs(), docx: listDocx() }).flatMap(
    ([kind, rows]) =>
      rows.map(([name, content, verdict]) => {
        const bytes = Buffer.from(content as Uint8Array);
        return { name, content: bytes, kind, fileName: `cv.${kind}`, verdict };
      }),
  );
}

// Created once: the samples that unpack to many megabytes take seconds.
const listSamples = () => (samples ??= createSamples());

/** Files that are harmful or not documents, each with the reason of its rejection. */
export function hostileFiles() {
  return listSamples().flatMap(({ verdict, ...file }) =>
    typeof verdict === 'string' ? [{ ...file, reason: verdict }] : [],
  );
}

/** Unusual documents that readers open and that are accepted, each with its active content. */
export function unusualFiles() {
  return listSamples().flatMap(({ verdict, ...file }) =>
    typeof verdict === 'string' ? [] : [{ ...file, activeContent: verdict }],
  );
}
