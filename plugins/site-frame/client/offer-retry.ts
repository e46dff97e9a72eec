/** Says on a page without its script what is missing, and offers to load it again. */
export function offerRetry(): void {
  const message = document.createElement('div');
  message.setAttribute('role', 'alert');
  message.className = 'alert alert--warning site-frame-retry';
  message.textContent =
    'A part of this page did not arrive. You can read it; menus, search and charts do not work. ';
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button--secondary button--sm';
  button.textContent = 'Try again';
  // The generator keeps a failed download for good: only a new page tries again.
  button.addEventListener('click', () => window.location.reload());
  message.append(button);
  document.body.append(message);
}
