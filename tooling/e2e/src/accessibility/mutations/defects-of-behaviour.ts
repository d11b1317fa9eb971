import type { Defect } from './defect.ts';

/** What acts wrongly under the keyboard. */
export const defectsOfBehaviour: readonly Defect[] = [
  {
    name: 'the focus left behind on navigation',
    view: 'home',
    misbehaviour: 'headingNeverFocused',
  },
  { name: 'a new page that is not announced', view: 'home', misbehaviour: 'announcementSwallowed' },
  { name: 'a trap in the header', view: 'home', misbehaviour: 'tabTrappedInHeader' },
  { name: 'a trap in a field', view: 'contact', misbehaviour: 'tabTrappedInField' },
  { name: 'the focus thrown back to the top', view: 'home', misbehaviour: 'focusJumpsToTop' },
  { name: 'the focus thrown away', view: 'home', misbehaviour: 'focusBlurred' },
  { name: 'Escape without effect on menus', view: 'home', misbehaviour: 'escapeIgnored' },
  { name: 'Escape without effect on pictures', view: 'story', misbehaviour: 'escapeIgnored' },
  { name: 'menus that stay open', view: 'home', misbehaviour: 'menusStayOpen' },
  {
    name: 'a page that scrolls behind the menu',
    view: 'home',
    misbehaviour: 'pageScrollsBehindMenu',
  },
  { name: 'Enter without effect', view: 'careers', misbehaviour: 'enterIgnored' },
  { name: 'arrows without effect', view: 'story', misbehaviour: 'arrowsIgnored' },
  { name: 'a dialog that lets the focus out', view: 'careers', misbehaviour: 'dialogNotModal' },
  {
    name: 'a dialog that is not entered',
    view: 'careers',
    misbehaviour: 'dialogNeverEntered',
  },
  {
    name: 'pictures that keep the focus from coming back',
    view: 'story',
    misbehaviour: 'thumbNeverFocusedAgain',
  },
  {
    name: 'a summary that does not take the focus',
    view: 'contact',
    misbehaviour: 'summaryNeverFocused',
  },
  {
    name: 'a summary whose links lead nowhere',
    view: 'contact',
    misbehaviour: 'summaryLinksLeadNowhere',
  },
  { name: 'a toast that takes the focus', view: 'contact', misbehaviour: 'focusTakenByToast' },
];
