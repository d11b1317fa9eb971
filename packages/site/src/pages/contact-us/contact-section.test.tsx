import { storyLoaders, type Closing } from '@kestrova/content';
import { contactUsPage } from '@kestrova/content/pages';
import { LinkProvider, ToastRegion } from '@kestrova/design-system';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { renderSite } from '../../lib/testing/render-site.tsx';
import { RouterLink } from '../../router/router-link.tsx';
import { ClosingSection } from '../../sections/closing-section.tsx';
import ContactUsPage from './contact-us-page.tsx';
import { ContactSection } from './contact-section.tsx';

const { closing: fintech } = await storyLoaders.MAAB();
const { closing: ai } = await storyLoaders.TASC();
const firstLine = ({ action, answeredBy }: Closing) =>
  `For ${answeredBy.person.name}: ${action.label}\n`;

const entries = {
  Name: 'Asha Okafor',
  Email: 'asha@example.com',
  'Company Name': 'Harbor Bank',
  'Company Website': ' harborbank.com',
  'Contact Number': '+1 2025550143',
  Message: 'We need a team of six.\nWhen can we talk?',
};

const openPage = () =>
  renderSite(
    <>
      <ContactSection />
      <ToastRegion />
    </>,
  );

const field = (name: string) => screen.getByRole('textbox', { name });
const submit = () => screen.getByRole('button', { name: 'Send Message' });

function expectEmptyForm() {
  for (const box of screen.getAllByRole('textbox')) expect(box).toHaveProperty('value', '');
}

async function send(user: UserEvent, message = entries.Message) {
  for (const [name, text] of Object.entries({ ...entries, Message: message })) {
    // The library does not notice that a form was reset.
    await user.clear(field(name));
    await user.type(field(name), text);
  }
  await user.click(submit());
  return screen.findByRole('heading', { name: 'Your message is with us' });
}

test('sends every field, and shows a focused receipt above an empty form', async () => {
  const { user, server } = openPage();
  const heading = await send(user);
  await waitFor(() => expect(document.activeElement).toBe(heading));
  // An unknown host sends no country.
  expect([...server.accepted.values()]).toEqual([
    {
      fullName: 'Asha Okafor',
      email: 'asha@example.com',
      companyName: 'Harbor Bank',
      companyType: 'harborbank.com',
      phoneNumber: '+1 2025550143',
      message: entries.Message,
    },
  ]);
  expectEmptyForm();
  const facts = [...document.querySelectorAll('dt')].map((term) => [
    term.textContent,
    term.nextElementSibling?.textContent,
  ]);
  expect(facts).toEqual([
    ['Who answers', 'An engineer who works on what you wrote about'],
    ['By when', 'Within one business day, by email'],
    ...Object.entries(entries),
  ]);
});

test('removes the separators of a pasted contact number, but not its plus sign', async () => {
  const { user } = openPage();
  await user.click(field('Contact Number'));
  await user.paste('+1 (202) 555-0143');
  expect(field('Contact Number')).toHaveProperty('value', '+12025550143');
});

test('sends a second message from the form below the receipt', async () => {
  const { user, server } = openPage();
  const heading = await send(user);
  await send(user, 'And one more thing.');
  await waitFor(() => expect(server.accepted.size).toBe(2));
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(heading.closest('section')?.textContent).toContain('And one more thing.');
});

/** Shows the closings of two pages, whose links lead to the contact page. */
function openSite() {
  const { server, user } = renderSite(
    <LinkProvider value={RouterLink}>
      {['/', '/contact-us', '/contact-us#content'].map((path) => (
        <Link key={path} to={path}>
          {path}
        </Link>
      ))}
      <Routes>
        <Route
          path="/"
          element={[fintech, ai].map((closing) => (
            <ClosingSection key={closing.heading} closing={closing} />
          ))}
        />
        <Route path="/contact-us" element={<ContactUsPage />} />
      </Routes>
    </LinkProvider>,
  );
  const goTo = (name: string) => user.click(screen.getByRole('link', { name }));
  const follow = async (closing: Closing) => {
    await goTo('/');
    await goTo(closing.action.label);
    await screen.findByRole('textbox', { name: 'Name' });
  };
  return { server, user, goTo, follow };
}

test('shows the person of a closing first, and names them in the message and the receipt', async () => {
  const { person, text } = fintech.answeredBy;
  const { server, user, follow } = openSite();
  await follow(fintech);
  const others = screen.getByRole('heading', { name: contactUsPage.getInTouch.heading });
  expect(screen.getByText(`“${text}”`).compareDocumentPosition(others)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(field('Message')).toHaveProperty('value', firstLine(fintech));
  const { Message, ...contact } = entries;
  for (const [name, entry] of Object.entries(contact)) await user.type(field(name), entry);
  await user.type(field('Message'), Message);
  await user.click(submit());
  const receipt = await screen.findByRole('heading', { name: 'Your message is with us' });
  expect(receipt.closest('section')?.textContent).toContain(`${person.name}, ${person.role}`);
  const [sent] = server.accepted.values();
  expect(sent).toHaveProperty('message', `${firstLine(fintech)}${Message}`);
  expectEmptyForm();
});

test('replaces the first line of an unsent message after the link of another closing', async () => {
  const { user, goTo, follow } = openSite();
  await follow(fintech);
  await user.type(field('Name'), entries.Name);
  await user.type(field('Message'), entries.Message);
  await follow(ai);
  expect(field('Name')).toHaveProperty('value', entries.Name);
  expect(field('Message')).toHaveProperty('value', `${firstLine(ai)}${entries.Message}`);
  await user.type(field('Message'), ' Soon?');
  await goTo('/');
  await goTo('/contact-us');
  await screen.findByRole('heading', { name: contactUsPage.form.heading });
  expect(field('Name')).toHaveProperty('value', entries.Name);
  expect(field('Message')).toHaveProperty('value', `${entries.Message} Soon?`);
});

test('keeps the person and the first line after a link to a part of the page', async () => {
  const { goTo, follow } = openSite();
  await follow(fintech);
  await goTo('/contact-us#content');
  await screen.findByRole('heading', { name: fintech.heading });
  expect(field('Message')).toHaveProperty('value', firstLine(fintech));
});

test('shows the server’s sentence once, in the toast', { tags: ['WCAG-4.1.3'] }, async () => {
  const heading = await send(openPage().user);
  expect(screen.getAllByText(/We have received what you sent/)).toHaveLength(1);
  const receipt = heading.closest('section');
  expect(receipt?.querySelector('[aria-live], [role=status], [role=alert]')).toBeNull();
});

test(
  'sets the autocomplete and input mode of each field',
  { tags: ['WCAG-1.3.5', 'WCAG-3.3.2'] },
  () => {
    openPage();
    const kinds = Object.keys(entries).map((name) => [
      name,
      field(name).getAttribute('autocomplete'),
      field(name).getAttribute('inputmode'),
    ]);
    expect(kinds).toEqual([
      ['Name', 'name', null],
      ['Email', 'email', 'email'],
      ['Company Name', 'organization', null],
      ['Company Website', 'url', 'url'],
      ['Contact Number', 'tel', 'tel'],
      ['Message', null, null],
    ]);
  },
);
