/** A name in every spelling that files and code want. */
export interface Name {
  /** `study-plan`: folders, files, addresses. */
  kebab: string;
  /** `studyPlan`. */
  camel: string;
  /** `StudyPlan`. */
  pascal: string;
  /** `STUDY_PLAN`. */
  upper: string;
  /** `Study plan`: what people read until somebody writes better. */
  words: string;
}

const KEBAB = /^[a-z][a-z\d]*(?:-[a-z\d]+)*$/;
const CAMEL = /^[a-z]+(?:[A-Z][a-z\d]*)*$/;

/** @throws {Error} that says what to write instead */
export function kebabName(word: string | undefined, what: string): Name {
  if (!word || !KEBAB.test(word)) throw new Error(`Name the ${what} in kebab case: study-plan.`);
  return spelt(word);
}

/** @throws {Error} that says what to write instead */
export function camelName(word: string | undefined, what: string): Name {
  if (!word || !CAMEL.test(word)) throw new Error(`Name the ${what} in camel case: listStudyPlans.`);
  return spelt(word.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
}

function spelt(kebab: string): Name {
  const pascal = kebab.replaceAll(/(?:^|-)([a-z\d])/g, (_all, letter: string) => letter.toUpperCase());
  const words = kebab.replaceAll('-', ' ');
  return {
    kebab,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    upper: kebab.replaceAll('-', '_').toUpperCase(),
    words: words.charAt(0).toUpperCase() + words.slice(1),
  };
}
