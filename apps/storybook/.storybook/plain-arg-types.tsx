import {
  ArrowRightIcon,
  CircleCheckIcon,
  RefreshCwIcon,
  SearchIcon,
} from '@kestrova/design-system';
import { isValidElement } from 'react';
import type {
  ArgsEnhancer,
  ArgTypesEnhancer,
  SBType,
  StrictInputType,
} from 'storybook/internal/csf';

/** Icons to choose from, each by its name. */
const icons = {
  'Arrow right': <ArrowRightIcon />,
  'Circle check': <CircleCheckIcon />,
  Refresh: <RefreshCwIcon />,
  Search: <SearchIcon />,
};

const iconChoices = {
  control: { type: 'select' },
  options: ['None', ...Object.keys(icons)],
  mapping: { None: undefined, ...icons },
} as const;

/**
 * Gives each property the control that a person expects. With `exactOptionalPropertyTypes` most of
 * them say `| undefined`, and Storybook knows no control for a union but an object's.
 */
export const plainArgTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      { ...argType, ...describeControl(name, argType, initialArgs[name]) },
    ]),
  );

/**
 * Turns off what a story leaves out, so that its control is a switch. A property that is on unless
 * told otherwise stands in the args of its component's stories.
 */
export const switches: ArgsEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes)
      .filter(([name, { type }]) => type?.name === 'boolean' && initialArgs[name] === undefined)
      .map(([name]) => [name, false]),
  );

function describeControl(
  name: string,
  argType: StrictInputType,
  initial: unknown,
): Partial<StrictInputType> {
  const type = argType.type && withoutUndefined(argType.type);
  if (name === 'icon') return iconChoices;
  if (!type) return {};
  if (typeof initial === 'string' && type.name !== 'enum') return { type: { name: 'string' } };
  const isPlain = ['boolean', 'string', 'number', 'enum', 'function'].includes(type.name);
  if (isPlain) return { type };
  // Elements and files cannot be typed in; lists and records of plain values can.
  const isTyped = typeof initial === 'object' && initial !== null && isRecord(initial);
  return isTyped ? { type } : { type, control: false };
}

/** What a type is besides undefined and null: one type, or the choice between several texts. */
function withoutUndefined(type: SBType): SBType {
  if (type.name !== 'union') return type;
  const parts = type.value.filter((part) => !/^(?:undefined|null|void)$/.test(textOf(part)));
  const [first, ...others] = parts;
  if (first && others.length === 0) return first;
  const texts = parts.map((part) => /^(["'])(.*)\1$/.exec(textOf(part))?.[2]);
  const isChoice = texts.every((text) => text !== undefined);
  return isChoice ? { name: 'enum', value: texts } : type;
}

function textOf(type: SBType): string {
  const value = 'value' in type && typeof type.value === 'string' ? type.value : '';
  return value || (type.raw ?? type.name);
}

function isRecord(value: object): boolean {
  if (isValidElement(value) || value instanceof File) return false;
  return Object.values(value).every(
    (part) => typeof part !== 'object' || part === null || isRecord(part as object),
  );
}
