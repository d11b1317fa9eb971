import type { ReactNode } from 'react';

function outline(shape: ReactNode) {
  return (
    <svg
      className="lucide"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {shape}
    </svg>
  );
}

/** The professional network, drawn in the manner of the icon family, which has no brands. */
export function LinkedInIcon() {
  return outline(
    <path d="M4 10v10M4 4.5v.01M9.5 20V10m0 4.5a4.5 4.5 0 0 1 4.5-4.5 4.5 4.5 0 0 1 4.5 4.5V20" />,
  );
}

/** The photo-sharing network, drawn in the manner of the icon family, which has no brands. */
export function InstagramIcon() {
  return outline(
    <>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M17 7v.01" />
    </>,
  );
}
