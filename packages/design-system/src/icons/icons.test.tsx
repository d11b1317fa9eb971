import * as lucide from 'lucide-react';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import * as icons from './icons.tsx';

const ownDrawings = ['LinkedInIcon', 'InstagramIcon'];
const drawings = Object.entries(icons).filter(([name]) => !ownDrawings.includes(name));
const shapes = (icon: ComponentType) =>
  renderToStaticMarkup(createElement(icon)).replaceAll(/<\/?svg[^>]*>/g, '');

it.each(drawings)('%s is drawn as in lucide', (name, icon) => {
  const original = (lucide as unknown as Record<string, ComponentType>)[name];
  expect(original, `${name} in lucide-react`).toBeDefined();
  expect(shapes(icon)).toBe(original && shapes(original));
});

it.each(Object.entries(icons))('%s says nothing by itself', (_name, icon) => {
  expect(renderToStaticMarkup(createElement(icon))).toContain('aria-hidden="true"');
});
