// Runs before the first paint, as a file of its own because the content security policy forbids inline scripts.
(() => {
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    let choice = null;
    try {
      choice = localStorage.getItem('colour-scheme');
    } catch {
      // Storage may be blocked; the system's preference then decides.
    }
    const isDark = choice === 'dark' || (choice !== 'light' && systemIsDark.matches);
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
  };
  apply();
  // Screens without the button that chooses the colours follow the system too.
  systemIsDark.addEventListener('change', apply);
})();
