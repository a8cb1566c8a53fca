// biome-ignore-all lint: written for browsers of ten years ago
// Plain old JavaScript in a file of its own: browsers that are too old for the portal must still understand it.
(function () {
  var isModern =
    window.CSS &&
    CSS.supports &&
    'noModule' in HTMLScriptElement.prototype &&
    CSS.supports('color', 'oklch(from red l c h)');
  if (isModern) return;
  var note = document.createElement('p');
  note.setAttribute('role', 'alert');
  note.className = 'browser-alert';
  note.textContent =
    'This browser is not supported, so parts of the portal may not work. Please use the latest Chrome, Safari or Edge.';
  document.body.insertBefore(note, document.body.firstChild);
})();
