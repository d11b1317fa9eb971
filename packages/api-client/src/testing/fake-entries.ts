import type { ContactRequest, JobApplicationData } from '@kestrova/api-contract';

/** A message that the fake server accepts. */
export const fakeContactRequest: ContactRequest = {
  fullName: 'Asha Okafor',
  companyName: 'Harbor Bank',
  email: 'asha@example.com',
  companyType: 'harborbank.com',
  message: 'Hello',
  phoneNumber: '+1 2025550143',
};

/** The part `data` of an application that the fake server accepts. */
export const fakeApplication: JobApplicationData = {
  firstName: 'Asha',
  lastName: 'Okafor',
  email: 'asha.okafor@example.com',
  phNo: '2025550143',
  coverLetterDescription: '',
  privacyEnable: true,
  contactMeEnable: true,
  jobRole: 'Designer',
  location: 'Austin, TX',
  jobId: 103,
  jobCode: 'KES-103',
  jobTitle: 'Designer',
};
