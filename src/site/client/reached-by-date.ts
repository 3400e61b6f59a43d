/** A version that was found by a date says so: `?on=2009-10-30`. */
const asked = Date.parse(new URLSearchParams(location.search).get('on') ?? '');
const banner = document.querySelector('.version .banner');
if (banner && !Number.isNaN(asked)) {
  const day = new Date(asked).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  const says = document.createElement('p');
  says.className = 'banner reached';
  says.setAttribute('role', 'status');
  says.textContent = `You asked for the rules on ${day}: at the end of that day this version was in force.`;
  banner.after(says);
}

export {};
