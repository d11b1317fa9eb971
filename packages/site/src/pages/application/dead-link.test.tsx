import { createFakeServer } from '@kestrova/api-client/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import ApplicationPage from './application-page.tsx';

afterEach(cleanup);

test.each(['', '#the-link-of-an-application-that-is-gone'])(
  'sends the link again to the address of somebody who opens the page with %j',
  async (hash) => {
    const server = createFakeServer();
    render(
      <MemoryRouter initialEntries={[`/careers/application${hash}`]}>
        <ApplicationPage api={server.client} />
      </MemoryRouter>,
    );
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Send me the link again' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Email' }), 'asha.okafor@example.com');
    await user.click(dialog.getByRole('button', { name: 'Send me the link again' }));
    expect(await screen.findByText('Please look into your mailbox')).toBeDefined();
    expect([...server.accepted.values()]).toEqual([{ email: 'asha.okafor@example.com' }]);
  },
);
