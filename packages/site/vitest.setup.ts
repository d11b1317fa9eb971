import { configure } from '@testing-library/react';

// The timeout of expectations in milliseconds, long enough for a busy machine.
configure({ asyncUtilTimeout: 5000 });

// jsdom lays nothing out, so it has nothing to scroll.
Element.prototype.scrollIntoView = () => undefined;

// jsdom has no modal dialogs.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};
