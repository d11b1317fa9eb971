import type { ApplicationPageCopy } from '../schemas/own-pages.ts';

/** The copy of the page on which applicants see, complete and withdraw what they sent. */
export const applicationPage: ApplicationPageCopy = {
  meta: {
    title: 'Your application',
    description:
      'For applicants: what you sent us for a position, a way to add or replace files, and a way to withdraw, by the link in the confirmation email.',
    indexed: false,
  },
  heading: 'Your application',
  text: 'Everything you sent us for this position stays in your hands. Keep the link to yourself, since whoever has it can see this page and act on it.',
  withoutScript:
    'This page needs JavaScript to open your application. Without it, write to us with the reference from the confirmation email.',
  linkMissing: {
    heading: 'Please open the link from your email',
    text: 'The email that confirmed your application has a link of your own to this page. If your mail program cut it short, copy it whole.',
  },
  notFound: {
    heading: 'No application is behind this link',
    text: 'It was withdrawn, its time with us has run out, or some characters of the link are missing. Nothing else was changed.',
  },
  toCareers: 'See open positions',
  sendLink: {
    text: 'Lost the email?',
    offer: 'Send me the link again',
    heading: 'Your link by email',
    email: { label: 'Email', hint: 'The address that you applied with' },
    terms: 'We send the links of your applications to this address, if you applied with it.',
    readPolicy: 'How we treat your address',
    submit: 'Send me the link again',
    submitting: 'Asking for your link…',
    accepted: 'Please look into your mailbox',
    close: 'Back to the page',
  },
  loading: 'Fetching your application.',
  failed: {
    heading: 'Your application did not load',
    text: 'It is safe with us; only showing it failed. Wait a moment, then ask again.',
    retry: 'Try again',
  },
  stale: {
    text: 'This page could not be refreshed. It is as it was read on',
    retry: 'Try again',
    retrying: 'Asking for your application again.',
  },
  unsure:
    'No response came, so we cannot say whether this went through. Please press again; doing it twice has no further effect.',
  facts: {
    reference: 'Reference',
    received: 'Received',
    jobCode: 'Job code',
    location: 'Location',
  },
  seeJob: 'Read the job description',
  jobClosed: 'This position takes no further applications. Yours is still being considered.',
  files: {
    heading: 'What we have from you',
    cv: 'Resume',
    additionalFile: 'Additional file',
    none: 'Your application came without a file. You can still add your resume.',
  },
  replace: {
    heading: 'Add or replace a file',
    text: 'A new file takes the place of the one that we have, which is then deleted. The hiring team hears of the change.',
    nothingChosen: 'Please choose the file that you want to send.',
    submit: 'Send files',
    submitting: 'Sending your files…',
  },
  withdraw: {
    heading: 'Changed your mind?',
    text: 'You can withdraw at any time, without giving a reason.',
    action: 'Withdraw application',
    question: 'Withdraw this application?',
    consequences:
      'We erase your record, your files and any email to you that has not left yet. This cannot be undone.',
    again: 'While the position is open, you may apply for it once more.',
    confirm: 'Withdraw and erase',
    cancel: 'Keep application',
  },
  withdrawn: {
    heading: 'Your application is withdrawn',
    text: 'Thank you for your interest in us. The link to this page has stopped working.',
  },
};
