import type { FileWindow } from './file-window.ts';

const headWindow = 4096;
const tailWindow = 2048;
const searchStep = 65_536;

/** What browsers take for a page when it stands near the start of a file (MIME Sniffing 7.1). */
const markup =
  /<(?:!doctype\s+html|html|head|body|script|iframe|svg|table|title|style|meta|link|img|a\s|div|h1|font|p>|b>|br|\?xml)/i;
const header = /^%PDF-[12]\.\d/;
const ending = /startxref\s+\d{1,10}\s+%%EOF[\s\0]*$/;

/**
 * Whether a file is a PDF and nothing else: the header at its very start, no markup near it, objects
 * and a document catalogue, a cross-reference at the end, and nothing after it.
 */
export async function isPdf(file: FileWindow): Promise<boolean> {
  const head = latin(await file.read(0, headWindow));
  if (!header.test(head) || markup.test(visiblePart(head))) return false;
  const tail = latin(await file.read(Math.max(0, file.size - tailWindow), tailWindow));
  // Where startxref points is not checked: readers repair it, and mail gateways break it.
  if (!ending.test(tail)) return false;
  return (await contains(file, '/Root')) && (await contains(file, 'endobj'));
}

// Metadata in XML is usual within an object's stream, and compressed bytes may look like anything.
function visiblePart(head: string): string {
  return head.split(/\bstream\r?\n/, 1)[0] ?? '';
}

async function contains(file: FileWindow, word: string): Promise<boolean> {
  for (let position = file.size; position > 0; position -= searchStep) {
    const start = Math.max(0, position - searchStep);
    // The pieces overlap by a word's length, so that one across their border is found.
    const piece = await file.read(start, position - start + word.length);
    if (piece.includes(word)) return true;
  }
  return false;
}

function latin(bytes: Buffer): string {
  return bytes.toString('latin1');
}
