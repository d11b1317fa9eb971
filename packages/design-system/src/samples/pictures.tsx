import cover from './cover.svg';
import phone from './phone.svg';
import portrait from './portrait.svg';
import wordmark from './wordmark.svg';
import otherWordmark from './wordmark-other.svg';

/** Pictures for the stories; the site draws its own. */
export const samples = {
  cover: <img src={cover} alt="" width={640} height={400} />,
  portrait,
  wordmarks: [
    { name: 'Meridian', src: wordmark },
    { name: 'Northbay', src: otherWordmark },
  ],
  gallery: [
    {
      src: phone,
      alt: 'An agent enters a deposit: amount, account and a copper button to confirm.',
      width: 320,
      height: 640,
    },
    {
      src: cover,
      alt: 'The overview of a day: eighteen orbits, one for each branch.',
      width: 640,
      height: 400,
    },
    {
      src: `${phone}#receipt`,
      alt: 'The receipt of the deposit with its reference number.',
      width: 320,
      height: 640,
    },
  ],
};
