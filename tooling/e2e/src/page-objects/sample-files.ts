/** A small PDF that a reader opens, so that the server takes it for what it is. */
export const cv = createPdf('asha-okafor.pdf');

/** Another one, for the additional file. */
export const portfolio = createPdf('portfolio.pdf');

/** A web page under the name of a PDF, which only the server can tell; the name has no place to break. */
export const disguisedPage = {
  name: 'donaudampfschifffahrtselektrizitaetenhauptbetriebswerk.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('<!doctype html><title>Asha Okafor</title><p>My CV as a page.</p>'),
};

function createPdf(name: string) {
  const text = `%PDF-1.4
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 300 144] >> endobj
4 0 obj << /Title (${name}) >> endobj
xref
0 1
0000000000 65535 f\x20
trailer << /Root 1 0 R /Info 4 0 R /Size 5 >>
startxref
9
%%EOF
`;
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(text) };
}
