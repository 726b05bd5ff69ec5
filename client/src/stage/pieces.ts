/** The pieces that the game's art draws: cubes, tokens and the like, not what they lie on. */
export const drawnPieces = () => [...document.querySelectorAll('#art [id^="piece:"]')].map((one) => one.id.slice(6)).filter((name) => !name.includes(':'))
