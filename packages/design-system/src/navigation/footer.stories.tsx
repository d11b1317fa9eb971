import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Icon, Instagram, LinkedIn } from '../icons/icon.tsx';
import { navigation } from '../samples/navigation.ts';
import { Footer, FooterGroup, FooterLink } from './footer.tsx';

/**
 * The end of each page, on the dark band in both themes.
 *
 * **Use it** once per page, with `FooterGroup`s of `FooterLink`s. `more` takes one link beside the
 * fixed ones, such as the journal’s. Addresses of a group are side by side if there is room; the
 * nearest office comes first. From 1600 px on the columns extend to the screen's right edge; the
 * left edge stays that of the page.
 *
 * **Not for** what a visitor needs to do on the page.
 */
export default {
  title: 'Components/Navigation/Footer (bottom of the page)',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: navigation.brand,
    tagline: 'Engineering for banks and enterprises.',
    more: <FooterLink href="/journal">Read our journal</FooterLink>,
    copyright: '© Kestrova, 2025 All rights reserved',
    social: (
      <>
        <FooterLink href="https://www.linkedin.com/" aria-label="LinkedIn">
          <Icon node={LinkedIn} />
        </FooterLink>
        <FooterLink href="https://www.instagram.com/" aria-label="Instagram">
          <Icon node={Instagram} />
        </FooterLink>
      </>
    ),
    children: (
      <>
        <FooterGroup title="Company">
          <FooterLink href="/about-us">About Us</FooterLink>
          <FooterLink href="/services">Services</FooterLink>
        </FooterGroup>
        <FooterGroup title="Support">
          <FooterLink href="/terms-policy">Privacy Policy</FooterLink>
        </FooterGroup>
        <FooterGroup title="Location">
          <address>{'1200 Meridian Avenue, Suite 400\nWilmington, DE 19801\nUSA'}</address>
          <address>
            {'18 Durgam Lake Road, 5th Floor\nHITEC City, Hyderabad 500081\nTelangana, India'}
          </address>
        </FooterGroup>
        <FooterGroup title="Contact Us">
          <FooterLink href="mailto:business@kestrova.example">business@kestrova.example</FooterLink>
        </FooterGroup>
      </>
    ),
  },
} satisfies Meta<typeof Footer>;

/** Icon links have names, and every link is large enough to press. */
export const Regular: StoryObj<typeof Footer> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'LinkedIn' })).toBeVisible();
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(36);
    }
  },
};
