let coming: Promise<void> | undefined

/** The next frame, the same one for all who ask before it. Whoever measures then finds the page as it is about to be laid out anyway. */
export const frame = () =>
  (coming ??= new Promise((done) =>
    requestAnimationFrame(() => {
      coming = undefined
      done()
    }),
  ))
