'use client';

import Link from 'next/link';
import { Home } from '../../built-home/home.js';

export default function Page() {
  return <Home link={Link} />;
}
