/** The code that an answer carries. */
export const codeOf = (answer: { json(): unknown }) => (answer.json() as { code: unknown }).code;
