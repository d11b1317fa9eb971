import type { Defect } from './defect.ts';

/** What is said wrongly to assistive technology. */
export const defectsOfMarkup: readonly Defect[] = [
  { name: 'no language', view: 'home', attributes: { html: { lang: null } } },
  {
    name: 'a language that is none',
    view: 'careers',
    attributes: { html: { lang: 'xx-nonsense' } },
  },
  {
    name: 'pictures without an alternative',
    view: 'story',
    attributes: { 'main img': { alt: null } },
  },
  { name: 'flags without a name', view: 'home', attributes: { 'header img': { alt: '' } } },
  {
    name: 'flags that are all called flag',
    view: 'home',
    attributes: { 'header img': { alt: 'flag' } },
  },
  {
    name: 'a link without a name',
    view: 'home',
    attributes: { 'footer a[aria-label]': { 'aria-label': '' } },
  },
  {
    name: 'a button without a name',
    view: 'home',
    attributes: { 'main section > button': { 'aria-label': null } },
  },
  {
    name: 'the mobile menu without a name',
    view: 'home',
    attributes: { 'header summary[aria-label]': { 'aria-label': null } },
  },
  {
    name: 'fields without labels',
    view: 'contact',
    attributes: { 'form label': { for: 'nothing' } },
  },
  {
    name: 'fields without labels in the dialog',
    view: 'careers',
    attributes: { 'dialog label': { for: 'nothing' } },
  },
  {
    name: 'a dialog without a name',
    view: 'careers',
    attributes: { dialog: { 'aria-labelledby': null } },
  },
  { name: 'a main heading one level lower', view: 'story', renamed: { 'main h1': 'h2' } },
  { name: 'headings two levels lower', view: 'home', renamed: { 'main h2': 'h4' } },
  { name: 'headings that are none', view: 'careers', renamed: { 'main h1': 'div' } },
  { name: 'no main landmark', view: 'home', renamed: { main: 'div' } },
  { name: 'no purpose of fields', view: 'contact', attributes: { input: { autocomplete: 'off' } } },
  {
    name: 'a wrong purpose of a field',
    view: 'contact',
    attributes: { 'input[type=tel]': { autocomplete: 'telephone' } },
  },
  {
    name: 'required fields that do not say so',
    view: 'contact',
    attributes: { input: { 'aria-required': null } },
  },
  {
    name: 'errors that are not marked',
    view: 'contact',
    attributes: { input: { 'aria-invalid': null } },
  },
  {
    name: 'errors apart from their fields',
    view: 'careers',
    attributes: { 'dialog input': { 'aria-describedby': null } },
  },
  {
    name: 'a summary that is not announced',
    view: 'contact',
    attributes: { 'form [role=alert]': { role: 'group' } },
  },
  {
    name: 'a silent place for toasts',
    view: 'contact',
    attributes: { 'section [aria-live]': { 'aria-live': 'off' } },
  },
  {
    name: 'a silent place for new pages',
    view: 'home',
    attributes: { '#root > p[aria-live]': { 'aria-live': 'off' } },
  },
  {
    name: 'a silent count of pictures',
    view: 'story',
    attributes: { 'figcaption [aria-live]': { 'aria-live': null } },
  },
  {
    name: 'links out of the order of Tab',
    view: 'home',
    attributes: { 'main a': { tabindex: '-1' } },
  },
  { name: 'a positive tabindex', view: 'home', attributes: { 'footer a': { tabindex: '3' } } },
  {
    name: 'content hidden from screen readers',
    view: 'careers',
    attributes: { article: { 'aria-hidden': 'true' } },
  },
  {
    name: 'a role that does not exist',
    view: 'home',
    attributes: { 'main section': { role: 'part' } },
  },
  {
    name: 'lists that are none',
    view: 'story',
    attributes: { 'main ul': { role: 'presentation' } },
  },
  {
    name: 'zooming forbidden',
    view: 'home',
    attributes: {
      'meta[name=viewport]': { content: 'width=device-width, maximum-scale=1, user-scalable=no' },
    },
  },
  {
    name: 'a skip link that leads nowhere',
    view: 'home',
    attributes: { 'a[href="#content"]': { href: '#nowhere' } },
  },
];
