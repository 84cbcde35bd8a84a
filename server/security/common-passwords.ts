/** Passwords of at least eight characters that attackers try first, from published leaks; in lowercase. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
  00000000 000000000 0000000000 01234567 012345678 0123456789 01010101 0987654321 09876543 10101010 102030405060
  1020304050 11111111 111111111 1111111111 11112222 11223344 1122334455 112233445566 12121212 123123123 1231231234
  123123123123 12312312 12301230 123321123 1234512345 12341234 123412341234 1234554321 12344321 12345678 123456789
  1234567890 12345678910 123456781 1234567891 12345678900 123456789a 123456789q 123456789z 123456abc 123456qwerty
  1234567a 1234567q 12345678a 12345678q 12345qwert 1234qwer 1234abcd 12qwaszx 123456aa 123456as 123654789 12365478
  123789456 123abc123 123qweasd 123qweasdzxc 123qwe123 123qwe123qwe 13131313 13243546 13579246 135792468 1357924680
  1472583690 147258369 14725836 147852369 159357456 159753456 159753852 18273645 1a2b3c4d 1a2b3c4d5e 1qaz1qaz 1qaz2wsx
  1qaz2wsx3edc 1qazxsw2 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1q2w3e4r5t6y7u 1q2w3e1q2w3e 1qaz@wsx 1qaz!qaz 1234!@#$ 20202020 21212121
  22222222 222222222 23232323 234567890 24681357 24682468 25252525 25802580 31415926 3141592654 321321321 33333333
  333333333 36925814 369258147 44444444 444444444 45454545 456456456 456789123 55555555 555555555 5555555555 56565656
  66666666 666666666 6666666666 67676767 741852963 74108520 77777777 777777777 7777777777 78787878 789456123 78945612
  789789789 87654321 88888888 888888888 8888888888 89898989 963852741 98765432 987654321 9876543210 99999999 999999999
  9999999999 999888777 a1b2c3d4 a1b2c3d4e5 a1s2d3f4 a1234567 a12345678 a123456789 a1a2a3a4 aa123456 aa12345678
  aaaaaaaa aaaaaaaaa aaaaaaaaaa aaaa1111 abc12345 abc123456 abc123456789 abc123abc abcabc123 abcd1234 abcd12345 abcd123456
  abcdabcd abcdefgh abcdefghi abcdefghij abcde12345 abc123def access14 admin123 admin1234 admin12345 admin123456 admin@123
  administrator adminadmin airplane alejandra alejandro alexander alexandra alexandre alexandria allison1 amanda123 amsterdam
  andromeda angel123 angelica angelina anthony1 antonio1 asasasas asdasd123 asdasdasd asdf1234 asdf12345 asdfasdf asdfasdfasdf
  asdfghjk asdfghjkl asdfghjkl123 asdfqwer asdfzxcv asdqwe123 asd123asd ashley123 assassin asshole1 aspirine atlantis augustus aventador
  babygirl babygirl1 baby1234 backspace badminton banana123 barbara1 barcelona barcelona1 barney123 baseball baseball1 baseball12 basketball
  basketball1 batman123 beautiful beautiful1 benjamin berkeley bestfriend billabong birthday blackberry blackcat blackjack blahblah
  blessed1 blink182 bluebird blueberry blue1234 bonjour1 bradford brandon1 brittany broncos1 brooklyn bubbles1 bullshit business buster12
  butterfly butterfly1 california cameron1 caroline carolina cartman1 catherine challenge champion changeme changeme1 changeme123 charles1 charlie1
  charlie123 charlotte cheesecake chelsea1 chelseafc cherries chester1 chicago1 chicken1 children chocolate chocolate1 christian christina
  christine christmas christopher clarissa claudia1 coffee123 colorado computer computer1 consumer contrasena converse cookies1
  coolcool corvette courtney cowboys1 creative crystal1 dallas123 danielle daniel123 danielle1 december default1 defaultpassword destiny1 deutschland
  diamond1 dictionary digital1 dinosaur discovery dolphins dolphin1 dragon123 dragonball dragon12 dreamer1 drowssap eastside einstein elephant
  elephant1 elizabeth elizabeth1 emmanuel energy123 england1 enterprise everton1 explorer extreme1 facebook facebook1 falcon123 fantasia
  ferrari1 fernando firebird fireball florence flower123 football football1 football12 football123 forever1 forever21 fountain france98 francesco
  francisco freedom1 friday13 friends1 friendship fuckoff1 fuckyou1 fuckyou2 fuckyou123 fuckyou! galaxy123 gabriela gabriella garfield gateway1 genesis1
  george123 gfhjkm123 ghbdtn123 giovanni gladiator godzilla goldfish goldberg goodluck goodmorning google123 gracie123 graduate greenday greenday1
  guardian guitar123 hallo123 hannah123 happiness happy123 happy1234 hardcore harley123 hawaii50 heather1 hello123 hello1234 hello12345
  hellohello hellokitty hercules highland hollywood homework honeybee hotmail1 house123 hunter123 hunter12 iloveyou iloveyou1 iloveyou12 iloveyou123
  iloveyou2 iloveyou! ilovegod ilovejesus iloveme1 inferno1 infinity information inuyasha internet internet1 isabella isabelle
  jackson1 jamaica1 jasmine1 jason123 jennifer jennifer1 jeremiah jessica1 jessica123 jesus123 jesuschrist johncena johnson1 jonathan jonathan1
  jordan123 jordan23 joseph123 joshua123 junior123 justin123 kakashi1 karolina katherine kathleen katrina1 kawasaki killer123 kimberly kimberly1
  kingkong kitty123 knights1 kristina lakers24 lasvegas lawrence leonardo letmein1 letmein12 letmein123 letmeinnow liberty1 lightning
  liverpool liverpool1 liverpoolfc login123 logitech london123 lovelove love1234 love12345 lovely123 loveme123 loverboy loveyou1 lucky123 macintosh
  madison1 magdalena majestic manchester manchester1 manutd123 margaret marietta marina123 mario123 marlboro marlboro1 marseille martin123
  masterkey master123 master12 matrix123 matthew1 maverick maverick1 maxwell1 melissa1 mercedes mercedes1 merlin123 metallica metallica1 michael1
  michael123 michelle michelle1 microsoft midnight midnight1 millenium million1 minecraft minecraft1 mississippi mitchell mohammed monkey123
  monkey12 monster1 monster123 montana1 montreal morning1 mother123 motorola mountain muhammad mustang1 mustang123 mypassword mypassword1 mynoob123
  naruto123 nathan123 natasha1 nathalie natalie1 newcastle newyork1 newpassword nicholas nicholas1 nicole123 nintendo nirvana1 nothing1 november
  n0th1ng! oblivion october1 olivia123 orange123 original p4ssw0rd p4ssword p@55w0rd p@ssw0rd p@ssw0rd1 p@ssw0rd123 p@ssword p@ssword1 pa$$w0rd
  pa55w0rd pa55word pakistan pakistan1 paradise paradox1 parola12 pass1234 pass12345 pass123456 passpass passport passwort passw0rd passw0rd1
  password password! password01 password1 password1! password10 password11 password12 password123 password123! password1234 password12345
  password2 password3 password7 password9 password99 passwordpassword patricia patrick1 peaches1 peanut123 pepper123 peterpan phantom1 philippe
  phoenix1 pikachu1 pineapple platinum playboy1 player123 playstation pokemon1 pokemon123 police123 porsche911 portugal precious predator princess
  princess1 princess12 princess123 prince123 princesa private1 professional punisher purple123 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 qazwsx12
  qazwsx123 qazwsxedc qazwsxedc123 qazxsw21 qqqqqqqq qq123456 qweasdzx qweasdzxc qweasd123 qwe123qwe qweqwe123 qweqweqwe qwer1234 qwer12345
  qwerasdf qwerqwer qwert123 qwert1234 qwert12345 qwertasdfg qwerty01 qwerty11 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwerty321 qwerty78
  qwertyqwerty qwertyu1 qwertyui qwertyuio qwertyuiop qwertyuiop123 rachel123 rainbow1 rammstein rangers1 raymond1 realmadrid rebecca1 redskins
  redsox04 remember rhinoceros ricardo1 richard1 robert123 rockstar rockyou1 ronaldo1 ronaldo7 roosevelt rosebud1 runescape runescape1 russia123
  sabrina1 salvador samantha samantha1 samsung1 samsung123 sandiego santiago santos123 sasuke123 saturday savannah scarface school123 scooter1
  scorpion scorpio1 sebastian sebastian1 secret12 secret123 security september serenity shadow12 shadow123 shannon1 sherlock shooter1 silver123
  simpsons skateboard skywalker slipknot slipknot1 smokey123 snickers snowball snowboard soccer12 soccer123 softball softball1 something sometimes
  southside spartak1 spiderman spiderman1 spitfire spongebob spongebob1 srinivas starfish startrek starwars starwars1 starwars123 steelers
  steelers1 stephanie stephanie1 sterling steven123 strawberry strawberry1 student1 summer01 summer12 summer123 summer2020 sunflower sunflower1 sunshine
  sunshine1 sunshine123 superman superman1 superman123 superstar superstar1 supernova superuser survivor swimming sweetheart sweetie1 sweetpea
  swordfish sylvester tabitha1 taylor123 teacher1 tennessee teresa123 terminator test1234 test12345 test123456 testing1 testing123 testtest thailand
  thankyou thebeatles theodore therock1 thomas123 thunder1 thursday tigers123 tigger123 timberland timothy1 tinkerbell titanic1 tomorrow tottenham
  trinity1 trouble1 trustno1 trustnoone turkey123 twilight twilight1 universal universe undertaker unicorn1 username valencia valentina valentine vampire1
  vanessa1 veronica verygood victoria victoria1 victory1 vietnam1 vincent1 vladimir volkswagen wachtwoord warcraft warcraft1 warriors welcome1 welcome12
  welcome123 welcome2 whatever whatever1 whiskey1 whocares wildcats william1 williams windows1 winner123 winston1 winter123 winter12 wolfgang wonderful
  woodland wordpass wrestling xavier123 xxxxxxxx yamaha123 yankees1 yellow123 yourmom1 zaq12wsx zaq1xsw2 zaq1zaq1 zaqwsx123 zaqxswcde zeppelin zidane10
  zxcasdqwe zxcv1234 zxcvbnm1 zxcvbnm123 zxcvbnm, zxcvbnm,. zxcvzxcv zzzzzzzz !@#$%^&* !qaz2wsx !qaz@wsx
  `
    .trim()
    .split(/\s+/),
);
