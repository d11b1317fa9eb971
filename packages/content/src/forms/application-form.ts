import type { ApplicationFormCopy } from '../schemas/interface.ts';

/** The copy of the Job Application dialog (spec 2.17). Error messages are in @kestrova/validation. */
export const applicationFormCopy: ApplicationFormCopy = {
  heading: 'Job Application Form',
  job: 'Position',
  location: 'Location',
  required: 'Fields with a star must be filled in.',
  fields: {
    name: { label: 'First Name' },
    lastName: { label: 'Last Name' },
    email: { label: 'Email', hint: 'We send the confirmation to this address' },
    phoneNumber: { label: 'Phone Number', hint: 'Ten digits, without country code' },
    cv: { label: 'Upload Resume', hint: 'PDF, DOC or DOCX, up to 5 MB' },
    additionalFile: {
      label: 'Additional File',
      hint: 'A portfolio or certificate as PDF, DOC or DOCX, up to 5 MB',
    },
    coverLetter: { label: 'Cover Letter', hint: 'Why this role, in a few sentences' },
    agreeEnable: { label: 'I have read the Privacy Policy and agree to it' },
    contactMeEnable: { label: 'You can contact me about future job opportunities' },
  },
  readPolicy: 'Read the Privacy Policy',
  file: {
    choose: 'Choose a file',
    drop: 'or drop it here',
    remove: 'Remove the file',
  },
  restored: 'What you typed earlier is still here. Files have to be chosen again.',
  cancel: 'Cancel',
  submit: 'Submit Application',
  submitting: 'Submitting your application…',
  success: {
    heading: 'Your Application Has Been Submitted!',
    text: 'Your application has been successfully submitted. A confirmation email has been sent to your registered email address.',
    action: 'Return to Careers',
    next: {
      heading: 'What happens next',
      steps: [
        {
          title: 'Our email arrives',
          text: 'It repeats your reference, and its link lets you see what we hold, add or replace your CV, or withdraw.',
        },
        {
          title: 'A person reads it',
          text: 'Somebody on the careers team goes through everything you sent, together with the engineers of that team.',
        },
        {
          title: 'You hear from us',
          text: 'Yes or no, we tell you. A yes means two talks: 45 minutes with HR, then an hour on technology and culture.',
        },
      ],
    },
  },
};
