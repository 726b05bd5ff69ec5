/** What is said when not even the catalogue of sentences can be fetched. */
export const UNREACHABLE = { said: 'The table cannot be reached just now.', again: 'Try again' }
