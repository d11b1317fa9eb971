import { schemas, type NewStatus, type Review, type StatusChange } from '@kestrova/api-contract';
import type { HttpRequest } from '../transport.ts';
import { respondJson } from './mock-outcomes.ts';

const DAY = 86_400_000;

/** A change of some days ago. */
export function fakeChange(status: NewStatus['status'], daysAgo: number) {
  return { status, changedAt: new Date(Date.now() - daysAgo * DAY).toISOString() };
}

const colleagueSaved: StatusChange = {
  ...fakeChange('offer', 0),
  id: '1c8c3a52-6e0f-4f0e-9d0b-0a6b8f7f3a11',
  isEmailed: false,
};

/** Lets the careers team review one application. A sentence that begins with `late` comes too late. */
export function createFakeReviewer() {
  let changes: readonly StatusChange[] = [
    {
      ...fakeChange('in-review', 2),
      id: '7f1d3f0e-54f7-4a8e-8f0e-3c1f5d7a9b20',
      isEmailed: true,
    },
  ];
  return {
    read: (): Review => ({ ...fakeReview, changes: [...changes] }),
    save({ body }: HttpRequest) {
      const sent: unknown = JSON.parse(typeof body === 'string' ? body : '{}');
      const change = schemas.changeStatus.body.parse(sent);
      const { notify, lastChangeId, ...saved } = change;
      if (saved.sentence?.startsWith('late') && lastChangeId !== colleagueSaved.id) {
        changes = [...changes, colleagueSaved];
        const exceptionMsg = 'Somebody else has saved Offer since you opened this page.';
        return respondJson(409, { exceptionMsg });
      }
      const { changedAt } = fakeChange(saved.status, 0);
      changes = [...changes, { ...saved, id: crypto.randomUUID(), changedAt, isEmailed: notify }];
      const responseMessage = `The status was saved. ${notify ? 'The email is on its way.' : 'No email was sent.'}`;
      return respondJson(200, { responseCode: 1, responseMessage });
    },
  };
}

const createPreview = (subject: string, paragraph: string) => ({
  subject: `${subject}: Senior Java Engineer (KA-7QF4-2M)`,
  heading: subject,
  paragraphs: [paragraph, 'Replying to this email reaches our careers team.'],
});

const fakeReview: Review = {
  applicantName: 'Asha Okafor',
  reference: 'KA-7QF4-2M',
  jobTitle: 'Senior Java Engineer',
  jobCode: 'KES-101',
  isJobOpen: false,
  receivedAt: new Date(Date.now() - 3 * DAY).toISOString(),
  fileNames: ['asha-okafor-resume.pdf', 'portfolio-of-payment-systems-2019-to-2026.pdf'],
  changes: [],
  emails: [
    { status: 'in-review', ...createPreview('We’re reading it', 'Our team is reading it.') },
    { status: 'interview', ...createPreview('We’d like to meet you', 'Please come and talk.') },
    { status: 'offer', ...createPreview('We’d like you to join us', 'We have an offer.') },
    {
      status: 'closed',
      reason: 'not-selected',
      ...createPreview('Our answer', 'We’ve chosen other candidates.'),
    },
    {
      status: 'closed',
      reason: 'position-filled',
      ...createPreview('This position is filled', 'We’ve found somebody.'),
    },
  ],
};
