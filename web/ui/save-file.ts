/** Hands the reader a text as a file. */
export function saveFile(name: string, text: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // The browser reads the address when it begins to save, which is after this task.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
