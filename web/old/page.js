// One kind page for a browser that is too old, in its reader's language. Fetched by check.js; written in what old browsers understand.
(function () {
  var ALL = WORDS;
  var RTL = ['ar'];

  function stored() {
    try {
      return localStorage.getItem('hareloom.language');
    } catch (problem) {
      return null;
    }
  }

  function bestLanguage() {
    var wanted = [stored()].concat(navigator.languages || [navigator.language]);
    for (var i = 0; i < wanted.length; i += 1) {
      var start = String(wanted[i]).split('-')[0];
      for (var tag in ALL) if (tag === wanted[i] || tag.split('-')[0] === start) return tag;
    }
    return 'en';
  }

  function show() {
    var app = document.getElementById('app');
    if (!app) return;
    var tag = bestLanguage();
    var words = ALL[tag];
    document.documentElement.lang = tag;
    document.documentElement.dir = RTL.indexOf(tag) >= 0 ? 'rtl' : 'ltr';
    while (app.firstChild) app.removeChild(app.firstChild);
    var main = document.createElement('main');
    add(main, 'h1', words.title);
    add(main, 'p', words.text);
    add(main, 'p', words.browsers);
    app.appendChild(main);
    // The policy refuses style attributes, not styles that a script sets.
    var page = document.body.style;
    page.margin = '0';
    page.background = '#090e19';
    page.color = '#f3ead8';
    page.font = '18px/1.5 Georgia, serif';
    var box = main.style;
    box.maxWidth = '30em';
    box.margin = '0 auto';
    box.padding = '18vh 24px 24px';
  }

  function add(parent, name, text) {
    var element = document.createElement(name);
    element.textContent = text;
    parent.appendChild(element);
  }

  if (document.getElementById('app')) show();
  else document.addEventListener('DOMContentLoaded', show);
})();
