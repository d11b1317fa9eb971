import { picture } from '../pictures/picture.ts';
import { people } from '../people.ts';
import type { Story } from '../schemas/story.ts';

/** The story of JSEE. */
export const jsee: Story = {
  key: 'jsee',
  description:
    'JSEE runs a booking service for independent clinics in western India. Doctors kept paper appointment books, and patients waited on hold for slots that were often free. We designed the service with three clinics in Pune and built it so that a receptionist could learn it in a morning.',
  tags: {
    Domain: 'Outpatient care',
    Platform: 'Patient app, clinic web',
    Geography: 'India',
    Services: 'Research, design, engineering',
  },
  challenges: [
    {
      title: 'Books nobody would give up',
      text: 'Doctors trusted paper because it never failed. A calendar that lost one booking would have been thrown out the same day.',
    },
    {
      title: 'Visits that did not happen',
      text: 'Of every hundred appointments 23 were missed, and the gap was noticed only when the next patient was late as well.',
    },
    {
      title: 'Records that must stay put',
      text: 'Health details may not travel in text messages or ad trackers, and patients may withdraw their consent at any time.',
    },
  ],
  solution: [
    {
      title: 'The paper book, on a screen',
      text: 'A week for three doctors fits one view, prints at six each morning and goes on working when the connection does not.',
    },
    {
      title: 'Search by worry',
      text: 'Parents type “child with fever” and see which doctors are nearby, open and free within the next few hours.',
    },
    {
      title: 'Reminders with two buttons',
      text: 'One tap on the lock screen confirms or moves the visit, and a slot given back is offered to the waiting list at once.',
    },
    {
      title: 'Consent as a record',
      text: 'Each purpose has its own switch, dated and reversible, and messages carry nothing but a time and a place.',
    },
  ],
  outcomes: [
    { figure: '180', label: 'clinics joined in the first year' },
    { figure: '40 s', label: 'to book a visit on a phone' },
  ],
  quote: {
    text: 'My receptionist printed the screen every morning for two months, then forgot one day, and nothing happened.',
    name: 'Dr. Nikhil Joshi',
    role: 'Pediatrician at a JSEE clinic, Pune',
  },
  designs: [
    picture(
      'browser',
      'jsee-calendar',
      'Clinic calendar: a week of appointments for three doctors, with one of them open in a side panel.',
    ),
    picture(
      'phone',
      'jsee-doctors',
      'Patient’s phone: a search for “child with fever”, with doctors nearby, ratings and the next free times.',
    ),
    picture(
      'phone',
      'jsee-reminder',
      'Patient’s phone: a reminder on the lock screen with buttons to confirm or to move the appointment.',
    ),
  ],
  closing: {
    heading: 'Where do your appointments get lost?',
    text: 'Tell us how a visit is booked, moved and missed at one of your sites. We trace all three and name the step to change first.',
    action: { label: 'Trace a missed visit', to: '/contact-us' },
    answeredBy: {
      person: people.thomasBrandt,
      text: 'I call your booking line once, as a patient would, before I write back.',
    },
  },
};
