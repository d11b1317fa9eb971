/** One part of a multipart body: its headers as they were sent, and its bytes. */
export interface MultipartPart {
  headers: string[];
  body: Buffer;
}

const LINE = '\r\n';

/** Takes a multipart body apart without reading anything into it (RFC 7578). */
export function parseMultipart(contentType: string, body: Buffer): MultipartPart[] {
  const boundary = /^multipart\/form-data; boundary=(.+)$/.exec(contentType)?.[1];
  if (!boundary) throw new Error(`"${contentType}" is not the type of a multipart form.`);
  const delimiter = Buffer.from(`${LINE}--${boundary}`);
  const whole = Buffer.concat([Buffer.from(LINE), body]);
  const parts: MultipartPart[] = [];
  let start = whole.indexOf(delimiter) + delimiter.length;
  for (;;) {
    const end = whole.indexOf(delimiter, start);
    if (end === -1) return parts;
    const part = whole.subarray(start + LINE.length, end);
    const split = part.indexOf(LINE + LINE);
    parts.push({
      headers: part.subarray(0, split).toString().split(LINE),
      body: part.subarray(split + 2 * LINE.length),
    });
    start = end + delimiter.length;
  }
}
