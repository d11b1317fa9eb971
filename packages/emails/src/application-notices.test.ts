import { expect, test } from 'vitest';
import { applicationNotice, newFilesNotice } from './application-notices.ts';
import { renderEmail } from './render-email.ts';
import { createSampleUrl, usual } from './samples.ts';

const unscanned = 'The files were not scanned for viruses';

test.each([true, false])(
  'says in notices that files were not scanned, unless they were: %s',
  (isScanned) => {
    const props = { ...usual.application, isScanned };
    const notices = [applicationNotice(props), newFilesNotice({ ...props, replaced: [] })];
    for (const notice of notices) {
      expect(renderEmail(notice, createSampleUrl).text.includes(unscanned)).toBe(!isScanned);
    }
  },
);

test('says nothing about scanning in the notice of an application without files', () => {
  const notice = applicationNotice({ ...usual.application, files: [], isScanned: false });
  expect(renderEmail(notice, createSampleUrl).text).not.toContain(unscanned);
});

test('puts a command under a heading for the administrator', () => {
  const { html, text } = renderEmail(applicationNotice(usual.application), createSampleUrl);
  const afterHeading = [html, text].map((all) => all.split('For the administrator')[1]);
  for (const rest of afterHeading)
    expect(rest).toContain('npm run operator -- applications export');
});
