/** Copying an address; where the browser does not let a page copy, the field with it is selected for the person. */
export class Copying {
  copied = $state(false)

  async copy(address: string, shown: HTMLInputElement | undefined): Promise<void> {
    try {
      await navigator.clipboard.writeText(address)
      this.copied = true
      setTimeout(() => (this.copied = false), 3000)
    } catch {
      shown?.select()
    }
  }
}
