/** Sheets that are drawn and tested like all others but not compared, by the id of the story, each with the reason. */
export const notCompared: Readonly<Record<string, string>> = {};
