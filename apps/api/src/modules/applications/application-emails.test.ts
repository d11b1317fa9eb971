import { renderEmail } from '@kestrova/emails';
import { expect, test } from 'vitest';
import type { ApplicationFileRow } from '../../database/schema.ts';
import { createApplicationRow } from '../../testing/record-rows.ts';
import { joinLines } from '../../testing/visitor.ts';
import { createApplicationEmails } from './application-emails.ts';

const megabyte = 1024 * 1024;
const reference = 'A-7K2M-9QXZ';

const application = createApplicationRow({ reference });

function createRow(changes: Partial<ApplicationFileRow> = {}): ApplicationFileRow {
  return {
    name: 'stored.pdf',
    applicationId: 'b5e5',
    part: 'cv',
    originalName: 'Lebenslauf.pdf',
    kind: 'pdf',
    size: 1000,
    sha256: 'the-hash',
    activeContent: '',
    ...changes,
  };
}

function createNotice(files: readonly ApplicationFileRow[], attachFiles = true) {
  const link = { subject: 'b5e5', siteOrigin: 'https://a.example' };
  const options = {
    careersTo: 'careers@kestrova.example',
    attachFiles,
    isScanned: true,
    own: { purpose: 'application' as const, ...link },
    review: { purpose: 'review' as const, ...link },
  };
  const notice = createApplicationEmails(application, files, options).at(-1);
  if (notice === undefined) throw new Error('there is no notice');
  const { html, text } = renderEmail(notice.content, () => 'https://a.example/');
  return { ...notice, subject: notice.content.subject, html, text: joinLines(text) };
}

test("attaches files of 12 MB in total under the export's names", () => {
  const files = [
    createRow({ size: 6 * megabyte }),
    createRow({ name: 'b.docx', part: 'additionalFile', kind: 'docx', size: 6 * megabyte }),
  ];
  const { attachments, text } = createNotice(files);
  expect(attachments?.map(({ name, filename }) => [name, filename])).toEqual([
    ['stored.pdf', `${reference}-cv.pdf`],
    ['b.docx', `${reference}-additionalFile.docx`],
  ]);
  expect(text).toContain(`${reference}-cv.pdf (sent as Lebenslauf.pdf, 6.0 MB)`);
  expect(text).not.toContain('the-hash');
});

test.each([
  [true, 12 * megabyte + 1, '12.0 MB', 'not attached, since together they are larger than 12 MB'],
  [false, 1000, '1000 B', 'The files are in the store under the names below'],
])(
  'names the stored files and the export command with MAIL_ATTACH_FILES=%s for %i bytes',
  (attachFiles, size, shown, reason) => {
    const { attachments, text } = createNotice([createRow({ size })], attachFiles);
    expect(attachments).toEqual([]);
    expect(text).toContain(reason);
    expect(text).toContain(`stored.pdf (sent as Lebenslauf.pdf, ${shown}, SHA-256 the-hash)`);
    expect(text).toContain(`applications export --reference ${reference}`);
  },
);

test('names applicant, job and files in the first sentence, and sends replies to the applicant', () => {
  const { html, replyTo } = createNotice([createRow()]);
  const opening =
    'Zoë O&#x27;Neill-Rao applied for Senior Payments Engineer (US-FIN-1042). Files: CV.';
  expect(html).toContain(`data-skip-in-text="true">${opening}`);
  expect(replyTo).toBe(application.email);
});

test('has no command if there are no files', () => {
  const { subject, text } = createNotice([]);
  expect(subject).toMatch(/^Application/);
  expect(text).toMatch(/Files: +none/);
  expect(text).not.toContain('operator');
});
