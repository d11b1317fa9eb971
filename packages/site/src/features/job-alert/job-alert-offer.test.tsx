import { jobAlertFormCopy } from '@kestrova/content';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderSite } from '../../lib/testing/render-site.tsx';
import { defaultJobChoice } from '../jobs/job-choice.ts';
import { JobAlertOffer } from './job-alert-offer.tsx';

const choice = { ...defaultJobChoice('in'), keywords: 'react', mode: 'Remote' };

async function openForm(offered = choice) {
  const { server, user } = renderSite(<JobAlertOffer choice={offered} />);
  await user.click(screen.getByRole('button', { name: 'Email me new jobs like these' }));
  await screen.findByRole('dialog');
  return { server, user };
}

const email = () => screen.getByRole('textbox', { name: 'Email' });
const submit = () => screen.getByRole('button', { name: jobAlertFormCopy.submit });

test('shows the chosen jobs, and sends the choice with the email', async () => {
  const { server, user } = await openForm();
  expect(screen.getByText('Jobs in India')).toBeDefined();
  expect(screen.getByText('react')).toBeDefined();
  expect(screen.getByText('Remote')).toBeDefined();
  await user.type(email(), ' asha.okafor@example.com ');
  await user.click(submit());
  expect(await screen.findByRole('heading', { name: jobAlertFormCopy.accepted })).toBeDefined();
  expect([...server.accepted.values()]).toEqual([
    { email: 'asha.okafor@example.com', country: 'India', keywords: 'react', mode: 'Remote' },
  ]);
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('offers an alert for every position if no filter is set', async () => {
  await openForm({ ...defaultJobChoice('us'), keywords: '', mode: '' });
  expect(screen.getByText('Jobs in the USA')).toBeDefined();
  expect(screen.getByText('Every new position')).toBeDefined();
});
