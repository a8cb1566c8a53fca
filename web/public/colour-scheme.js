// Runs before the first paint, as a file of its own because the content security policy forbids inline scripts.
(() => {
  let choice = null;
  try {
    choice = localStorage.getItem('colour-scheme');
  } catch {
    // Storage may be blocked; the system's preference then decides.
  }
  const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const isDark = choice === 'dark' || (choice !== 'light' && prefersDark);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
})();
