import type { FetchedAttachments, WithheldReason } from './fetch-attachments.ts';

const reasons: Readonly<Record<WithheldReason, string>> = {
  missing: 'is no longer in the store: it was replaced, withdrawn or lost',
  changed: 'is not attached: its content in the store is not what was received and checked',
  unreadable: 'is not attached: the store could not be read for days',
};

/** Tells the recipient which files are attached, and why others are not. */
export function describeAttachments(
  attached: readonly { filename: string }[],
  withheld: FetchedAttachments['withheld'],
): string {
  const names = attached.map(({ filename }) => filename).join(' and ');
  return [
    ...(names === '' ? [] : [`Attached: ${names}.`]),
    ...withheld.map(({ filename, reason }) => `${filename} ${reasons[reason]}.`),
  ].join(' ');
}

/** Tells the recipient that the mail server takes the email only without its files. */
export function rejectedNote(count: number): string {
  const files = count === 1 ? 'The file is' : 'The files are';
  return `${files} not attached: the mail server rejected this email with ${count === 1 ? 'it' : 'them'}, most likely for its size. The command below exports ${count === 1 ? 'it' : 'them'}.`;
}
