import { behaviour, component, stories, styles } from './templates.ts';

/** The groups of Storybook's side bar. */
export const sections = [
  'Foundations',
  'Layout',
  'Actions',
  'Forms',
  'Overlays',
  'Navigation',
  'Feedback',
  'Content',
  'Media',
] as const;

/** What a new component is called. */
export interface ComponentName {
  /** Of its folder and files: `date-picker`. */
  kebab: string;
  /** Of the component: `DatePicker`. */
  pascal: string;
  section: string;
}

/**
 * Checks the words of the command line.
 * @throws {Error} that says what to write instead
 */
export function componentName(name: string | undefined, section: string | undefined): ComponentName {
  if (!name || !/^[a-z]+(?:-[a-z]+)*$/.test(name)) {
    throw new Error('Name the component in kebab case: npm run new -- component date-picker Forms');
  }
  if (!sections.some((known) => known === section)) {
    throw new Error(`Say where it stands in Storybook: one of ${sections.join(', ')}.`);
  }
  const pascal = name.replace(/(?:^|-)([a-z])/g, (_match, letter: string) => letter.toUpperCase());
  return { kebab: name, pascal, section: section ?? '' };
}

/** The files of a new component by name. */
export function componentFiles(name: ComponentName): Record<string, string> {
  return {
    [`${name.kebab}.tsx`]: component(name),
    [`${name.kebab}.css.ts`]: styles(),
    [`${name.kebab}.stories.tsx`]: stories(name),
    [`${name.kebab}.behaviour.test.tsx`]: behaviour(name),
  };
}
